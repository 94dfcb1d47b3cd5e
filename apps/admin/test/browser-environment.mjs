import JSDOMEnvironment from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own serve as well. */
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'structuredClone',
];

/** The page that component specs render into: jsdom, with a window of 1280 pixels that hears of changes. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    const { window } = this.dom;
    window.innerWidth = 1280;
    window.scrollTo = () => undefined;
    window.Element.prototype.scrollTo = () => undefined;
    window.Element.prototype.scrollIntoView = () => undefined;
    window.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`) };
    window.matchMedia = (query) => mediaOf(window, query);
    // The editor asks where its words stand.
    window.Range.prototype.getClientRects ??= () => [];
    window.Range.prototype.getBoundingClientRect ??= () => new window.DOMRect();
    window.ResizeObserver = Unseeing;
    window.IntersectionObserver = Unseeing;
    // Dialogs of the browser itself, as far as components use them.
    window.HTMLDialogElement.prototype.showModal ??= function open() {
      this.open = true;
    };
    window.HTMLDialogElement.prototype.close ??= function close() {
      this.open = false;
    };
  }
}

/** jsdom lays nothing out, so there is nothing to observe. */
class Unseeing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const holds = (query, width) => {
  const [, least] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
  const [, most] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
  if (least === undefined && most === undefined) return false;
  return width >= Number(least ?? 0) && width <= Number(most ?? Infinity);
};

/** A list of media that follows the width of the window, told of it by `resize`. */
const mediaOf = (window, query) => {
  const list = new window.EventTarget();
  Object.defineProperty(list, 'matches', { get: () => holds(query, window.innerWidth) });
  window.addEventListener('resize', () => list.dispatchEvent(new window.Event('change')));
  return Object.assign(list, { media: query });
};
