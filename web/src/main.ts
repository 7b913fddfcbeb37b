import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// The server was renewed while this page was open: its old files are gone.
addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  location.reload();
});
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));

mount(App, { target: document.getElementById("app")! });
