import { createElement } from 'react';
import { iconOf } from './icons.ts';

/** The icon of a service; a plain one for names without a drawing. */
export const MenuIcon = ({ name }: { readonly name?: string | undefined }) =>
  createElement(iconOf(name), { 'aria-hidden': true });
