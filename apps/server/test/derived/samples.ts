import { fieldState, rowReader, sampleOf } from '@school/kernel';
import type { AnyField, AnyResource, FileField, Filter } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../src/engine/behaviour.ts';

/** Saves a body and returns the record. */
export type Save = (resource: AnyResource, body: RecordValues) => Promise<RecordValues>;
export type Load = (resource: AnyResource, id: number) => Promise<RecordValues>;
/** Uploads a file that a field accepts, and returns its id. */
export type Keep = (field: FileField) => Promise<number>;

type Reference = Extract<AnyField, { type: 'ref' | 'refs' }>;

const isReference = (field: AnyField): field is Reference => field.type === 'ref' || field.type === 'refs';

/** What a filter requires of the offered rows regardless of the form: `{active: true}`. */
const constantPart = (filter: Filter | undefined): RecordValues =>
  Object.fromEntries(Object.entries(filter ?? {}).filter(([, value]) => typeof value !== 'object'));

/** A reference that is not always required may be required by a rule of the resource: its sample is then `true`. */
export const needsTarget = ({ sample }: AnyResource, key: string): boolean => sample?.[key] === true;

const withTargets = (
  resource: AnyResource,
  body: RecordValues,
  targets: ReadonlyMap<AnyField, number>,
): RecordValues =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const field = resource.fields[key];
      return field && isReference(field) && needsTarget(resource, key)
        ? [key, targets.get(field)]
        : [key, value];
    }),
  );

/** Without the fields that the other values hide: a save would clear them. */
const withoutHidden = (resource: AnyResource, body: RecordValues): RecordValues => {
  const reader = rowReader(body, { resource, catalogue, context: { today: '2026-03-09' } });
  return Object.fromEntries(
    Object.entries(body).filter(([key]) => fieldState(resource, key, reader).visible),
  );
};

/** Periods of the whole institution follow one another: the dates of each sample are some years later. */
const apart = (resource: AnyResource, body: RecordValues, n: number): RecordValues => {
  const keys = (resource.noOverlap ?? []).flatMap(({ fields, from, to }) =>
    fields.length === 0 ? [from, to] : [],
  );
  const later = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/^\d{4}/, (year) => String(Number(year) + 2 * n)) : value;
  return { ...body, ...Object.fromEntries(keys.map((key) => [key, later(body[key])])) };
};

/** Builds bodies that a create accepts, with the records they need. */
export class Samples {
  private number = 0;
  private readonly combinations = new Map<string, number>();
  private readonly shared = new Map<string, number>();
  private readonly save: Save;
  private readonly load: Load;
  private readonly keep: Keep;

  constructor(save: Save, load: Load, keep: Keep) {
    this.save = save;
    this.load = load;
    this.keep = keep;
  }

  /** References in something that must be unique get a target of their own. */
  async body(resource: AnyResource, given: RecordValues = {}): Promise<RecordValues> {
    this.number += 1;
    const n = this.number;
    const targets = new Map<AnyField, number>();
    await this.addTargets(resource, given, targets);
    const sampled = sampleOf(resource, catalogue, n, { ref: (_to, field) => targets.get(field) });
    const body = withTargets(resource, sampled, targets);
    return withoutHidden(
      resource,
      await this.matching(resource, {
        ...apart(resource, body, n),
        ...this.combination(resource),
        ...(await this.files(resource, given)),
        ...given,
      }),
    );
  }

  /** Files without which the record cannot be created. */
  private async files(resource: AnyResource, given: RecordValues): Promise<RecordValues> {
    const files: Record<string, number> = {};
    for (const [key, field] of Object.entries(resource.fields)) {
      if (field.type !== 'file' || field.required !== true || Object.hasOwn(given, key)) continue;
      files[key] = await this.keep(field);
    }
    return files;
  }

  /**
   * Choices that are unique together: one combination after the other, so that none is repeated before all have been used.
   */
  private combination(resource: AnyResource): RecordValues {
    let rest = this.combinations.get(resource.key) ?? 0;
    this.combinations.set(resource.key, rest + 1);
    const keys = (resource.unique ?? []).flatMap(({ fields }) =>
      fields.every((key) => resource.fields[key]?.type === 'choice' && !resource.fields[key].readOnly)
        ? fields
        : [],
    );
    return Object.fromEntries(
      keys.map((key) => {
        const field = resource.fields[key];
        const options = field?.type === 'choice' ? Object.keys(field.options) : [];
        const option = options[rest % options.length];
        rest = Math.floor(rest / options.length);
        return [key, option];
      }),
    );
  }

  private async addTargets(
    resource: AnyResource,
    given: RecordValues,
    targets: Map<AnyField, number>,
  ): Promise<void> {
    const own = new Set(
      [...(resource.unique ?? []), ...(resource.noOverlap ?? [])].flatMap((one) => one.fields),
    );
    for (const [key, field] of Object.entries(resource.fields)) {
      if (Object.hasOwn(given, key)) continue;
      if (field.type === 'lines' && field.required) {
        await this.addTargets(catalogue.resource(field.of), {}, targets);
      }
      const isWanted = field.required === true || needsTarget(resource, key);
      if (!isReference(field) || !isWanted || field.readOnly || key === resource.parent) continue;
      const isFresh = own.has(key) || field.unique === true || needsTarget(resource, key);
      targets.set(field, await this.target(field, isFresh));
    }
  }

  private async target({ to, filter }: Reference, isFresh: boolean): Promise<number> {
    const values = constantPart(filter);
    const key = `${to} ${JSON.stringify(values)}`;
    const known = this.shared.get(key);
    if (known !== undefined && !isFresh) return known;
    const resource = catalogue.resource(to);
    const body = await this.body(resource, { ...values, ...(await this.around(resource)) });
    const id = Number((await this.save(resource, body))['id']);
    if (!isFresh) this.shared.set(key, id);
    return id;
  }

  /** A line that others refer to and that can be saved on its own is in a record of its own. */
  private async around({ parent, fields }: AnyResource): Promise<RecordValues> {
    const field = parent === undefined ? undefined : fields[parent];
    return parent !== undefined && field?.type === 'ref' ? { [parent]: await this.target(field, true) } : {};
  }

  /** A reference whose options depend on another field sets that field to the value that its target has there. */
  private async matching(resource: AnyResource, body: RecordValues): Promise<RecordValues> {
    const changed: Record<string, unknown> = { ...body };
    for (const [key, field] of Object.entries(resource.fields)) {
      Object.assign(changed, await this.lent(field, changed[key]));
      if (field.type !== 'lines' || !Array.isArray(changed[key])) continue;
      const { fields } = catalogue.resource(field.of);
      for (const line of changed[key] as readonly RecordValues[]) {
        for (const [name, value] of Object.entries(line)) {
          const lent = Object.entries(fields[name] ? await this.lent(fields[name], value) : {});
          // A line that depends on a field that it lacks sets that field on the enclosing record.
          Object.assign(changed, Object.fromEntries(lent.filter(([asked]) => !Object.hasOwn(fields, asked))));
        }
      }
    }
    return changed;
  }

  private async lent(field: AnyField, given: unknown): Promise<RecordValues> {
    const values: Record<string, unknown> = {};
    const id: unknown = Array.isArray(given) ? given[0] : given;
    if (!isReference(field) || typeof id !== 'number') return values;
    for (const [name, bound] of Object.entries(field.filter ?? {})) {
      if (typeof bound !== 'object' || bound === null || !('$field' in bound)) continue;
      values[bound.$field] = (await this.load(catalogue.resource(field.to), id))[name];
    }
    return values;
  }
}
