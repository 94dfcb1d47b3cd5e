import type { Tone, AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import { holds } from '../catalogue/conditions.ts';
import type { Environment } from '../environment/environment.ts';

/** Light backgrounds that keep text readable in light and dark mode. */
export const rowColours: Readonly<Record<Tone | 'none', string | undefined>> = {
  none: undefined,
  neutral: 'rgba(128, 128, 128, 0.10)',
  info: 'rgba(2, 136, 209, 0.10)',
  success: 'rgba(46, 125, 50, 0.10)',
  warning: 'rgba(237, 108, 2, 0.12)',
  error: 'rgba(211, 47, 47, 0.10)',
};

/** The background that the rules of a definition give a row; undefined if none holds. */
export const toneOf = (
  resource: AnyResource,
  row: RaRecord,
  environment: Environment,
): string | undefined => {
  const rule = resource.list.tone?.find(({ when }) => holds(resource, when, row, environment));
  return rowColours[rule?.tone ?? 'none'];
};
