import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { TokenValues } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding } from '../../engine/document/documents.ts';
import { Engine } from '../../engine/engine.ts';
import { RECORDS, type Records } from '../../engine/records.ts';
import { letterhead, printedDay } from '../../platform/letterhead/letterhead.ts';

/** Additional details the school records for donations, in the order of the form. */
interface Detail {
  readonly key: string;
  readonly label: string;
  readonly isDay: boolean;
}

/** Printed donation receipts, with the additional details of the school. */
@Injectable()
export class DonationPapers implements DocumentBinding {
  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** @throws NotFound for a donation that does not exist or that the caller may not see */
  readonly read = async (context: CallContext, ids: readonly number[]): Promise<readonly TokenValues[]> => {
    const details = await this.details(context.institute);
    const { dateOrder } = await letterhead(this.engine.database.of(context.institute));
    const shown = (value: unknown, { isDay }: Detail): string => {
      if (Array.isArray(value)) return value.join(', ');
      if (typeof value === 'boolean') return value ? 'Yes' : 'No';
      if (value === null || value === undefined) return '';
      return isDay ? printedDay(String(value as string), dateOrder) : String(value as string | number);
    };
    const values: TokenValues[] = [];
    for (const id of ids) {
      const record = await this.records.read(context, 'donation', id);
      if (!record) throw new NotFound();
      const kept = (record['details'] ?? {}) as RecordValues;
      values.push({
        mark: record['status'] === 'REVERSED' ? 'Cancelled' : '',
        details: details
          .map((detail) => ({ label: detail.label, value: shown(kept[detail.key], detail) }))
          .filter(({ value }) => value !== ''),
      });
    }
    return values;
  };

  private async details(institute: string): Promise<readonly Detail[]> {
    const { fields } = await this.engine.customFields.extended(institute, catalogue.resource('donation'));
    const group = fields['details'];
    if (group?.type !== 'group') return [];
    return Object.entries(group.fields).map(([key, field]) => ({
      key,
      label: field.label ?? key,
      isDay: field.type === 'date',
    }));
  }
}
