import type { sheetKinds } from '@school/resources';
import { areaSheets } from '../cce/area-sheets.ts';
import { faSheets } from '../cce/fa-sheets.ts';
import { markSheets } from '../gradebook/mark-sheets.ts';
import { iaSheets } from '../icse/ia-sheets.ts';
import type { SheetSource } from './sheet-source.ts';

export type SheetKind = keyof typeof sheetKinds;

/** Every kind of score sheet. */
export const sheetSources: Readonly<Record<SheetKind, SheetSource>> = {
  CCE_FA: faSheets,
  CCE_AREA: areaSheets,
  GRADEBOOK: markSheets,
  ICSE_IA: iaSheets,
};
