import type {
  ChoiceField,
  ChoicesField,
  ColourField,
  ComputedField,
  DateField,
  DateTimeField,
  DecimalField,
  EmailField,
  Fields,
  FileField,
  FlagField,
  GroupField,
  ImageField,
  IntField,
  JsonField,
  LinesField,
  LongTextField,
  LookupField,
  MoneyField,
  PercentField,
  PhoneField,
  RefField,
  RefsField,
  RichTextField,
  RollupField,
  SecretField,
  SeriesField,
  TextField,
  TimeField,
} from './definition.ts';
import type { ResourceKey } from './ref/resource-key.ts';

/** The options of a field type, except those set by the builder itself. */
type Options<F, K extends keyof F = never> = Omit<F, 'type' | K>;

/** No options other than those of the type: a misspelt one would silently have no effect. */
type Exactly<O, S> = O & { readonly [K in Exclude<keyof O, keyof S>]: never };

/** Creates the builder of a type whose options are all optional; the exact options are kept in the type. */
const simple =
  <F extends { readonly type: string }>(type: F['type']) =>
  <const O extends Partial<Options<F>> = Record<never, never>>(
    options?: Exactly<O, Options<F>>,
  ): O & { readonly type: F['type'] } => ({
    ...(options as O),
    type,
  });

/** Builders of fields that do not reference a resource by key. */
const plain = {
  text: simple<TextField>('text'),
  longText: simple<LongTextField>('longText'),
  richText: simple<RichTextField>('richText'),
  email: simple<EmailField>('email'),
  phone: simple<PhoneField>('phone'),
  colour: simple<ColourField>('colour'),
  int: simple<IntField>('int'),
  decimal: simple<DecimalField>('decimal'),
  percent: simple<PercentField>('percent'),
  money: simple<MoneyField>('money'),
  flag: simple<FlagField>('flag'),
  date: simple<DateField>('date'),
  time: simple<TimeField>('time'),
  dateTime: simple<DateTimeField>('dateTime'),
  image: simple<ImageField>('image'),
  json: simple<JsonField>('json'),
  secret: simple<SecretField>('secret'),

  choice: <
    V extends string,
    const O extends Options<ChoiceField<NoInfer<V>>, 'options'> = Record<never, never>,
  >(
    options: { readonly [K in V]: string },
    more?: Exactly<O, Options<ChoiceField, 'options'>>,
  ) => ({ ...(more as O), type: 'choice' as const, options }),
  choices: <
    V extends string,
    const O extends Options<ChoicesField<NoInfer<V>>, 'options'> = Record<never, never>,
  >(
    options: { readonly [K in V]: string },
    more?: Exactly<O, Options<ChoicesField, 'options'>>,
  ) => ({ ...(more as O), type: 'choices' as const, options }),
  group: <const G extends Fields, const O extends Options<GroupField, 'fields'> = Record<never, never>>(
    fields: G,
    options?: Exactly<O, Options<GroupField, 'fields'>>,
  ) => ({ ...(options as O), type: 'group' as const, fields }),
  file: <const O extends Options<FileField>>(options: Exactly<O, Options<FileField>>) => ({
    ...options,
    type: 'file' as const,
  }),
  series: <const O extends Options<SeriesField, 'pattern'> = Record<never, never>>(
    pattern: string,
    options?: Exactly<O, Options<SeriesField, 'pattern'>>,
  ) => ({
    ...(options as O),
    type: 'series' as const,
    pattern,
  }),
  computed: <const O extends Options<ComputedField>>(options: Exactly<O, Options<ComputedField>>) => ({
    ...options,
    type: 'computed' as const,
  }),
  rollup: <const O extends Options<RollupField>>(options: Exactly<O, Options<RollupField>>) => ({
    ...options,
    type: 'rollup' as const,
  }),
  lookup: <const O extends Options<LookupField>>(options: Exactly<O, Options<LookupField>>) => ({
    ...options,
    type: 'lookup' as const,
  }),
};

/** Builders of fields that reference a resource. */
const referring = <K extends string>() => ({
  ref: <const O extends Options<RefField, 'to'> = Record<never, never>>(
    to: K,
    options?: Exactly<O, Options<RefField, 'to'>>,
  ) => ({
    ...(options as O),
    type: 'ref' as const,
    to,
  }),
  refs: <const O extends Options<RefsField, 'to'> = Record<never, never>>(
    to: K,
    options?: Exactly<O, Options<RefsField, 'to'>>,
  ) => ({
    ...(options as O),
    type: 'refs' as const,
    to,
  }),
  lines: <const O extends Options<LinesField, 'of'> = Record<never, never>>(
    of: K,
    options?: Exactly<O, Options<LinesField, 'of'>>,
  ) => ({
    ...(options as O),
    type: 'lines' as const,
    of,
  }),
});

/**
 * The field builders of a catalogue whose resources have the keys `K`: for definitions created at run time, and for the
 * invented catalogues of specs. Definitions of the product use `f`.
 */
export const fieldBuilders = <K extends string>() => ({ ...plain, ...referring<K>() });

/**
 * The field builders of the definition language. Each returns plain data; the abilities of a type are in its folder under
 * `field/`. A reference to a missing resource is a type error at its key.
 */
export const f = fieldBuilders<ResourceKey>();
