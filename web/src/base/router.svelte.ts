/** The page shown now, kept in step with the address bar. */

import { inTheBar, shownAddress } from './address';
import { parseRoute, routePath, type Route } from './routes';
import { SERVERLESS } from './serverless';

class Router {
  route = $state.raw<Route>(shownRoute() ?? { page: 'lobby' });
  /** Grows with every change of page, so that the new page can take the focus. */
  visits = $state(0);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
    if (SERVERLESS) showAddressesOfPages();
  }

  visit(route: Route): void {
    this.open(routePath(route));
  }

  open(path: string): void {
    history.pushState(null, '', inTheBar(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address of the same page, without a new entry in the browser's history. */
  replace(route: Route): void {
    history.replaceState(null, '', inTheBar(routePath(route)));
    this.route = route;
  }

  #read(): void {
    const route = shownRoute();
    if (route === null) return;
    this.route = route;
    this.visits += 1;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const [path, place] = [pathOf(link), placeOf(link)];
    if (path === null && place === null) return;
    event.preventDefault();
    if (path !== null) this.open(path);
    place?.scrollIntoView();
    place?.focus();
  }
}

function shownRoute(): Route | null {
  const address = shownAddress();
  return address && parseRoute(address.pathname, address.search);
}

/** The path of the page that a link leads to; null where it leads elsewhere. */
function pathOf(link: HTMLAnchorElement): string | null {
  const address = link.getAttribute('href') ?? '';
  if (SERVERLESS) return /^#?(\/.*)$/.exec(address)?.[1] ?? null;
  const leadsHere = link.origin === location.origin && !address.startsWith('#');
  return leadsHere ? link.pathname + link.search : null;
}

/** The place within the page that a link leads to, where the address bar has no room for it. */
function placeOf(link: HTMLAnchorElement): HTMLElement | null {
  const address = link.getAttribute('href') ?? '';
  if (!SERVERLESS || !address.startsWith('#')) return null;
  return document.getElementById(address.slice(1));
}

/** Gives a link to a page the address that it has in the bar, before anybody copies or opens it. */
function showAddressesOfPages(): void {
  const show = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    link?.setAttribute('href', inTheBar(link.getAttribute('href') ?? ''));
  };
  document.addEventListener('pointerover', show);
  document.addEventListener('focusin', show);
}

export const router = new Router();
