import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PdfPrinter } from '../../platform/pdf/pdf-printer.ts';
import type { DayOrder } from './sheet/cell.ts';

/** How an institution writes dates, and its time zone. */
export interface InstitutionForms {
  readonly dateOrder: DayOrder;
  readonly timeZone: string;
}

/** What imports and exports need in addition to the engine. */
export interface TransferServices {
  readonly files: () => Files;
  readonly jobs: () => Jobs;
  readonly printer: () => PdfPrinter;
  readonly forms: (context: CallContext) => Promise<InstitutionForms>;
  /** Puts the institution's own words into labels of the product. */
  readonly words: (context: CallContext) => Promise<(text: string) => string>;
}

const missing = (): never => {
  throw new Error(
    'Imports and paper need files, jobs and a printer: the transfer module is not part of this application.',
  );
};

/** A stand-alone engine can export: dates year first, moments in UTC, the words of the definitions. */
const alone: TransferServices = {
  files: missing,
  jobs: missing,
  printer: missing,
  forms: () => Promise.resolve({ dateOrder: 'YMD', timeZone: 'UTC' }),
  words: () => Promise.resolve((text) => text),
};

const connected = new WeakMap<Engine, TransferServices>();

/** Gives the calls of an engine what they need in addition to it. */
export const connectTransfer = (engine: Engine, services: TransferServices): void => {
  connected.set(engine, services);
};

export const servicesOf = (engine: Engine): TransferServices => connected.get(engine) ?? alone;
