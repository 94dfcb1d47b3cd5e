import { choice } from '../field/choice/choice.fixture.ts';
import { choices } from '../field/choices/choices.fixture.ts';
import { colour } from '../field/colour/colour.fixture.ts';
import { computed } from '../field/computed/computed.fixture.ts';
import { date } from '../field/date/date.fixture.ts';
import { dateTime } from '../field/dateTime/dateTime.fixture.ts';
import { decimal } from '../field/decimal/decimal.fixture.ts';
import { email } from '../field/email/email.fixture.ts';
import { file } from '../field/file/file.fixture.ts';
import { flag } from '../field/flag/flag.fixture.ts';
import { group } from '../field/group/group.fixture.ts';
import { image } from '../field/image/image.fixture.ts';
import { int } from '../field/int/int.fixture.ts';
import { json } from '../field/json/json.fixture.ts';
import { lines } from '../field/lines/lines.fixture.ts';
import { longText } from '../field/longText/longText.fixture.ts';
import { lookup } from '../field/lookup/lookup.fixture.ts';
import { money } from '../field/money/money.fixture.ts';
import { percent } from '../field/percent/percent.fixture.ts';
import { phone } from '../field/phone/phone.fixture.ts';
import { ref } from '../field/ref/ref.fixture.ts';
import { refs } from '../field/refs/refs.fixture.ts';
import { richText } from '../field/richText/richText.fixture.ts';
import { rollup } from '../field/rollup/rollup.fixture.ts';
import { secret } from '../field/secret/secret.fixture.ts';
import { series } from '../field/series/series.fixture.ts';
import { text } from '../field/text/text.fixture.ts';
import { time } from '../field/time/time.fixture.ts';
import type { FieldTypeName } from '../field/definition.ts';
import type { FieldFixture } from './field-fixture.ts';

/** One fixture per field type; the compiler ensures that none is missing. */
export const fieldFixtures: { readonly [T in FieldTypeName]: FieldFixture<T> } = {
  choice,
  choices,
  colour,
  computed,
  date,
  dateTime,
  decimal,
  email,
  file,
  flag,
  group,
  image,
  int,
  json,
  lines,
  longText,
  lookup,
  money,
  percent,
  phone,
  ref,
  refs,
  richText,
  rollup,
  secret,
  series,
  text,
  time,
};
