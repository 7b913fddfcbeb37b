import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

/** Milliseconds after a reload within which another one would not help. */
const SOON = 10_000;

// The server was renewed while this page was open: its old files are gone. What a reload has not brought back is told by whoever asked for it.
addEventListener("vite:preloadError", (event) => {
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (came?.type === "reload" && performance.now() < SOON) return;
  event.preventDefault();
  location.reload();
});
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));

mount(App, { target: document.getElementById("app")! });
