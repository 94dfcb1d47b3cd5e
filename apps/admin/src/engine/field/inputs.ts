import type { FieldTypeName } from '@school/kernel';
import { lazy, type ComponentType } from 'react';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { ChoicesInput } from './choices/ChoicesInput.tsx';
import { ColourInput } from './colour/ColourInput.tsx';
import { ReadOnlyScalar } from './computed/ReadOnlyScalar.tsx';
import { ComputedInput } from './computed/ComputedInput.tsx';
import { DateInput } from './date/DateInput.tsx';
import { DateTimeInput } from './dateTime/DateTimeInput.tsx';
import { DecimalInput } from './decimal/DecimalInput.tsx';
import { EmailInput } from './email/EmailInput.tsx';
import type { InputProps } from './field-view.ts';
import { FileInput } from './file/FileInput.tsx';
import { FlagInput } from './flag/FlagInput.tsx';
import { GroupInput } from './group/GroupInput.tsx';
import { ImageInput } from './image/ImageInput.tsx';
import { IntInput } from './int/IntInput.tsx';
import { JsonInput } from './json/JsonInput.tsx';
import { LongTextInput } from './longText/LongTextInput.tsx';
import { MoneyInput } from './money/MoneyInput.tsx';
import { PercentInput } from './percent/PercentInput.tsx';
import { PhoneInput } from './phone/PhoneInput.tsx';
import { RefInput } from './ref/RefInput.tsx';
import { RefsInput } from './refs/RefsInput.tsx';
import { RichTextInput } from './richText/RichTextInput.tsx';
import { SecretInput } from './secret/SecretInput.tsx';
import { SeriesInput } from './series/SeriesInput.tsx';
import { TextInput } from './text/TextInput.tsx';
import { TimeInput } from './time/TimeInput.tsx';

const LinesInput = lazy(() =>
  import('./lines/AnyLinesInput.tsx').then((module) => ({ default: module.AnyLinesInput })),
);

/** The input of each field type: one line per type. */
export const inputs: { readonly [T in FieldTypeName]: ComponentType<InputProps<T>> } = {
  text: TextInput,
  longText: LongTextInput,
  richText: RichTextInput,
  int: IntInput,
  decimal: DecimalInput,
  percent: PercentInput,
  money: MoneyInput,
  flag: FlagInput,
  date: DateInput,
  time: TimeInput,
  dateTime: DateTimeInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  ref: RefInput,
  refs: RefsInput,
  lines: LinesInput,
  group: GroupInput,
  file: FileInput,
  image: ImageInput,
  email: EmailInput,
  phone: PhoneInput,
  colour: ColourInput,
  series: SeriesInput,
  computed: ComputedInput,
  rollup: ReadOnlyScalar,
  lookup: ReadOnlyScalar,
  json: JsonInput,
  secret: SecretInput,
};
