/** Where in the program one is: the address bar is the truth. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** On the way back, which takes the browser a moment: who asks for it twice must not get two steps back. */
  #leaving = false;

  constructor() {
    addEventListener("popstate", () => {
      this.#leaving = false;
      this.#read();
    });
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: `/t/k3v9` is ["t", "k3v9"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Sets one part of the query without leaving a trace in the history; or, if it is to be left by the browser's own button, with one: never more, however often it is set, and none once it is unset. */
  set(name: string, value: string | null, leave = false): void {
    const query = new URLSearchParams(location.search);
    const below = history.state?.below === true;
    if (leave && value === null && below) {
      if (!this.#leaving) history.back();
      this.#leaving = true;
      return;
    }
    const push = leave && value !== null && !query.has(name) && !below;
    if (value === null) query.delete(name);
    else query.set(name, value);
    const text = query.toString();
    history[push ? "pushState" : "replaceState"]({ below: below || push }, "", location.pathname + (text ? `?${text}` : ""));
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
