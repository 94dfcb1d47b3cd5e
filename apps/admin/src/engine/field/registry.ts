import type { FieldTypeName } from '@school/kernel';
import { ChoiceCell } from './choice/ChoiceCell.tsx';
import { ChoicesCell } from './choices/ChoicesCell.tsx';
import { isTicked } from './choices/option-columns.ts';
import { ColourCell } from './colour/ColourCell.tsx';
import { ScalarCell } from './computed/ScalarCell.tsx';
import { DateCell } from './date/DateCell.tsx';
import { DateTimeCell } from './dateTime/DateTimeCell.tsx';
import { DecimalCell } from './decimal/DecimalCell.tsx';
import { EmailDisplay } from './email/EmailDisplay.tsx';
import type { FieldView } from './field-view.ts';
import { FileCell } from './file/FileCell.tsx';
import { FlagCell } from './flag/FlagCell.tsx';
import { FlagDisplay } from './flag/FlagDisplay.tsx';
import { PlainCell } from './frame/PlainCell.tsx';
import { GroupCell } from './group/GroupCell.tsx';
import { ImageCell } from './image/ImageCell.tsx';
import { ImageDisplay } from './image/ImageDisplay.tsx';
import { IntCell } from './int/IntCell.tsx';
import { JsonCell } from './json/JsonCell.tsx';
import { JsonDisplay } from './json/JsonDisplay.tsx';
import { LinesCell } from './lines/LinesCell.tsx';
import { LinesDisplay } from './lines/LinesDisplay.tsx';
import { LongTextCell } from './longText/LongTextCell.tsx';
import { LongTextDisplay } from './longText/LongTextDisplay.tsx';
import { MoneyCell } from './money/MoneyCell.tsx';
import { PercentCell } from './percent/PercentCell.tsx';
import { PhoneDisplay } from './phone/PhoneDisplay.tsx';
import { RefCell } from './ref/RefCell.tsx';
import { RefDisplay } from './ref/RefDisplay.tsx';
import { RefsCell } from './refs/RefsCell.tsx';
import { RichTextCell } from './richText/RichTextCell.tsx';
import { RichTextDisplay } from './richText/RichTextDisplay.tsx';
import { SecretCell } from './secret/SecretCell.tsx';
import { TimeCell } from './time/TimeCell.tsx';

/** The display of each field type: one line per type. Inputs are in `inputs.ts`, so that lists need not load them. */
export const views: { readonly [T in FieldTypeName]: FieldView<T> } = {
  text: { Cell: PlainCell, Display: PlainCell },
  longText: { Cell: LongTextCell, Display: LongTextDisplay, wide: true },
  richText: { Cell: RichTextCell, Display: RichTextDisplay, wide: true },
  int: { Cell: IntCell, Display: IntCell },
  decimal: { Cell: DecimalCell, Display: DecimalCell },
  percent: { Cell: PercentCell, Display: PercentCell },
  money: { Cell: MoneyCell, Display: MoneyCell },
  flag: { Cell: FlagCell, Display: FlagDisplay },
  date: { Cell: DateCell, Display: DateCell },
  time: { Cell: TimeCell, Display: TimeCell },
  dateTime: { Cell: DateTimeCell, Display: DateTimeCell },
  choice: { Cell: ChoiceCell, Display: ChoiceCell },
  choices: { Cell: ChoicesCell, Display: ChoicesCell, wide: isTicked },
  ref: { Cell: RefCell, Display: RefDisplay, labelled: true },
  refs: { Cell: RefsCell, Display: RefsCell, labelled: true },
  lines: { Cell: LinesCell, Display: LinesDisplay, wide: true, align: 'right' },
  group: { Cell: GroupCell, Display: GroupCell, wide: true },
  file: { Cell: FileCell, Display: FileCell },
  image: { Cell: ImageCell, Display: ImageDisplay },
  email: { Cell: EmailDisplay, Display: EmailDisplay },
  phone: { Cell: PhoneDisplay, Display: PhoneDisplay },
  colour: { Cell: ColourCell, Display: ColourCell },
  series: { Cell: PlainCell, Display: PlainCell },
  computed: { Cell: ScalarCell, Display: ScalarCell },
  rollup: { Cell: ScalarCell, Display: ScalarCell },
  lookup: { Cell: ScalarCell, Display: ScalarCell },
  json: { Cell: JsonCell, Display: JsonDisplay, wide: true },
  secret: { Cell: SecretCell, Display: SecretCell },
};
