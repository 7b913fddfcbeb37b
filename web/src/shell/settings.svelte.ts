/** What a person prefers on this device. */
import type { Language } from "../toolkit/words";

export type Theme = "system" | "dusk" | "paper" | "contrast";
export type Confirm = "auto" | "always" | "never";
type Motion = "system" | "full" | "off";

interface Stored {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  motion: Motion;
  sound: boolean;
  patterns: boolean;
  shortcuts: boolean;
}

const KEY = "boroughs.settings";
const german = navigator.languages?.find((l) => /^(en|de)/.test(l))?.startsWith("de") ?? false;
const DEFAULTS: Stored = { language: german ? "de" : "en", theme: "system", confirm: "auto", motion: "system", sound: false, patterns: false, shortcuts: true };

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  language: Language = $state(stored().language);
  theme: Theme = $state(stored().theme);
  confirm: Confirm = $state(stored().confirm);
  motion: Motion = $state(stored().motion);
  sound = $state(stored().sound);
  /** Owners' patterns in full strength, for eyes that see few colours. */
  patterns = $state(stored().patterns);
  /** Single keys that do something while the board is not in focus. */
  shortcuts = $state(stored().shortcuts);

  save(): void {
    const { language, theme, confirm, motion, sound, patterns, shortcuts } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, confirm, motion, sound, patterns, shortcuts }));
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  }

  /** Whether things move. */
  get moving(): boolean {
    return this.motion === "full" || (this.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }
}

export const settings = new Settings();

function look(theme: Theme): string {
  if (theme !== "system") return theme;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: light)").matches ? "paper" : "dusk";
}

/** Keeps the page in step with the settings; called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = look(settings.theme);
    root.dataset.motion = settings.moving ? "on" : "off";
    root.dataset.patterns = settings.patterns ? "strong" : "fine";
    root.dataset.shortcuts = settings.shortcuts ? "on" : "off";
    root.lang = settings.language;
    settings.save();
  });
}
