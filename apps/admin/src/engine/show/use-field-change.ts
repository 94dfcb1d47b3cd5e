import { fieldState, type AnyField, type AnyResource } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { allows } from '../catalogue/closed.ts';
import { readerOf } from '../catalogue/conditions.ts';
import { mayWrite } from '../catalogue/rights.ts';
import { useWords } from '../catalogue/use-words.ts';
import { StaleError } from '../data/call-error.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useDialogs } from '../feedback/dialogs-context.ts';
import { useSure } from '../feedback/use-sure.ts';
import { useToast } from '../feedback/use-toast.ts';

/** What needs the room of a form, or follows from something else. */
const onlyInForm: ReadonlySet<AnyField['type']> = new Set([
  'series',
  'computed',
  'rollup',
  'lookup',
  'lines',
  'group',
  'file',
  'image',
  'secret',
  'json',
  'richText',
]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

interface FieldChange {
  /** Whether this field of the record may be edited in place. */
  readonly mayChange: (name: string) => boolean;
  /** Asks for another value and saves it; it can be undone for ten seconds. */
  readonly change: (name: string) => void;
}

/** Changes one field of a record on its page, without its form. */
export const useFieldChange = (resource: AnyResource, record: RecordRow): FieldChange => {
  const environment = useEnvironment();
  const dialogs = useDialogs();
  const provider = useProvider();
  const client = useQueryClient();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const sure = useSure();
  const mayChange = (name: string): boolean => {
    const field = resource.fields[name];
    if (!field || onlyInForm.has(field.type) || !mayWrite(environment.actor, resource, field)) return false;
    if (name === resource.lifecycle?.field || name === resource.form?.resume?.field) return false;
    if (resource.ownCalls?.includes('update') || record['archived'] === true) return false;
    const reader = readerOf(resource, record, environment);
    return allows(environment, resource, 'update', record) && !fieldState(resource, name, reader).readOnly;
  };
  const send = (name: string, value: unknown, version: unknown): Promise<RecordRow | undefined> =>
    sure(async (asks) => {
      const data = { [name]: value ?? null, version };
      const sent = { id: record.id, data, previousData: record, meta: { asks } };
      return (await provider.update(resource.key, sent)).data as RecordRow;
    });
  /** Another field that someone else has changed in the meantime is not part of this change. */
  const save = async (name: string, value: unknown): Promise<RecordRow | undefined> => {
    try {
      return await send(name, value, record['version']);
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      const theirs = (await provider.getOne(resource.key, { id: record.id })).data as RecordRow;
      void client.invalidateQueries({ queryKey: [resource.key] });
      if (!same(theirs[name], record[name])) throw error;
      return send(name, value, theirs['version']);
    }
  };
  const change = async (name: string): Promise<void> => {
    const field = resource.fields[name];
    if (!field) return;
    const label = words.field(resource, name);
    let saved: RecordRow | undefined;
    await dialogs.ask({
      title: label,
      verb: translate('engine.verb.save'),
      fields: { [name]: field },
      given: { [name]: record[name] },
      owner: `resources.${resource.key}.fields`,
      of: { resource, record },
      send: async (values) => {
        saved = await save(name, values[name]);
        return saved !== undefined;
      },
    });
    if (!saved) return;
    const version = saved['version'];
    const refresh = (): void => void client.invalidateQueries();
    refresh();
    toast.undo('engine.toast.saved', { name: label }, () => {
      send(name, record[name], version).then(refresh, toast.failure);
    });
  };
  return { mayChange, change: (name) => void change(name) };
};
