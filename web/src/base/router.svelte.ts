/** The page shown now, kept in step with the address bar. */

import { parseRoute, routePath, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search));
  /** Grows with every change of page, so that the new page can take the focus. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  visit(route: Route): void {
    this.open(routePath(route));
  }

  open(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address of the same page, without a new entry in the browser's history. */
  replace(route: Route): void {
    history.replaceState(null, '', routePath(route));
    this.route = route;
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.search);
    this.visits += 1;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.open(link.pathname + link.search);
  }
}

export const router = new Router();
