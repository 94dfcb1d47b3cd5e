// The page that component specs render into: jsdom's, in the worker's own realm, with a window of 1280 pixels that hears of
// changes. A worker has one for all its files, as a browser has one for all screens; `clear-page.tsx` empties it in between.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true });

/** jsdom lays nothing out, so there is nothing to observe. */
class Unseeing {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const holds = (query) => {
  const [, least] = /min-width:\s*([\d.]+)px/.exec(query) ?? [];
  const [, most] = /max-width:\s*([\d.]+)px/.exec(query) ?? [];
  if (least === undefined && most === undefined) return false;
  return window.innerWidth >= Number(least ?? 0) && window.innerWidth <= Number(most ?? Infinity);
};

const lists = new Map();
/** The list of media of a query: it follows the width of the window, told of it by `resize`. */
const mediaOf = (query) => {
  const known = lists.get(query);
  if (known) return known;
  const list = Object.assign(new window.EventTarget(), { media: query });
  Object.defineProperty(list, 'matches', { get: () => holds(query) });
  window.addEventListener('resize', () => list.dispatchEvent(new window.Event('change')));
  lists.set(query, list);
  return list;
};

/** Adds what browsers have and jsdom lacks. */
const complete = () => {
  window.innerWidth = 1280;
  window.scrollTo = () => undefined;
  window.Element.prototype.scrollTo = () => undefined;
  window.Element.prototype.scrollIntoView = () => undefined;
  window.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`) };
  window.matchMedia = mediaOf;
  window.URL.createObjectURL ??= () => 'blob:http://localhost/1';
  window.URL.revokeObjectURL ??= () => undefined;
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
};

/** Node's own serve as well, and are what specs replace: the window has them from the realm. */
const ofNode = [
  'Blob',
  'File',
  'FormData',
  'Headers',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
];
const own = new Set([...ofNode, 'constructor']);

const propertiesOf = (object) =>
  object === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(object), ...propertiesOf(Object.getPrototypeOf(object))];

/** Functions of the window want to be called on it, also where the code does not say so. */
const onWindow = new Map();

/** Makes a property of one object one of the other too: it is read and written there. */
const share = (name, from, to) =>
  Object.defineProperty(to, name, {
    configurable: true,
    enumerable: true,
    get: () => onWindow.get(from[name]) ?? from[name],
    set: (value) => {
      from[name] = value;
    },
  });

const isClass = (value) => typeof value === 'function' && /^[A-Z]/.test(value.name);

complete();
for (const name of new Set(propertiesOf(window))) {
  if (own.has(name) || Object.is(window[name], globalThis[name])) continue;
  const value = window[name];
  if (typeof value === 'function' && !isClass(value)) onWindow.set(value, value.bind(window));
  share(name, window, globalThis);
}
for (const name of ofNode) share(name, globalThis, window);

const classes = [
  ...new Set(Object.values(Object.getOwnPropertyDescriptors(window)).map(({ value }) => value)),
].filter(isClass);
const single = [window, window.document, window.navigator];
const atFirst = new Map(
  [...single, window.URL, ...classes.map(({ prototype }) => prototype)]
    .filter(Boolean)
    .map((object) => [object, Object.getOwnPropertyDescriptors(object)]),
);

const same = (a, b) => a.value === b.value && a.get === b.get && a.set === b.set;
/** What an object of the page may come to hold: its own state, and the marks of libraries. */
const isState = (object, name, now) =>
  single.includes(object) &&
  (name in atFirst.get(object) ? typeof now.value !== 'function' : !(name in Object.getPrototypeOf(object)));

/** Puts back what a spec has replaced in the page: methods, sizes, things that it lacks. */
export const restorePage = () => {
  for (const [object, before] of atFirst)
    for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
      if (!now.configurable || (name in before && same(before[name], now)) || isState(object, name, now))
        continue;
      if (name in before) Object.defineProperty(object, name, before[name]);
      else Reflect.deleteProperty(object, name);
    }
  window.innerWidth = 1280;
};
