import { choice } from './choice/choice.ts';
import { choices } from './choices/choices.ts';
import { colour } from './colour/colour.ts';
import { computed } from './computed/computed.ts';
import { date } from './date/date.ts';
import { dateTime } from './dateTime/dateTime.ts';
import { decimal } from './decimal/decimal.ts';
import { email } from './email/email.ts';
import { file } from './file/file.ts';
import { flag } from './flag/flag.ts';
import { groupType } from './group/group.ts';
import { image } from './image/image.ts';
import { int } from './int/int.ts';
import { json } from './json/json.ts';
import { lines } from './lines/lines.ts';
import { longText } from './longText/longText.ts';
import { lookup } from './lookup/lookup.ts';
import { money } from './money/money.ts';
import { percent } from './percent/percent.ts';
import { phone } from './phone/phone.ts';
import { ref } from './ref/ref.ts';
import { refs } from './refs/refs.ts';
import { richText } from './richText/richText.ts';
import { rollup } from './rollup/rollup.ts';
import { secret } from './secret/secret.ts';
import { series } from './series/series.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';
import type { FieldTypeName } from './definition.ts';
import type { FieldType } from './field-type.ts';

/** Every field type, by name. */
export const fieldTypes: { readonly [T in FieldTypeName]: FieldType<T> } = {
  text,
  longText,
  richText,
  email,
  phone,
  colour,
  int,
  decimal,
  percent,
  money,
  flag,
  date,
  time,
  dateTime,
  choice,
  choices,
  ref,
  refs,
  lines,
  // A group may hold any type, including this one, so it looks them up here on demand.
  group: groupType((field) => fieldTypes[field.type] as unknown as FieldType),
  file,
  image,
  series,
  computed,
  rollup,
  lookup,
  json,
  secret,
};
