import { createElement } from 'react';
import { iconOf } from './icons.ts';

/** The icon of a service; a plain one for names nobody has drawn. */
export const MenuIcon = ({ name }: { readonly name?: string | undefined }) =>
  createElement(iconOf(name), { 'aria-hidden': true });
