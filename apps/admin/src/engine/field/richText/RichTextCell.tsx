import { LongTextCell } from '../longText/LongTextCell.tsx';
import type { ViewProps } from '../field-view.ts';
import { plainText } from './plain-text.ts';

export const RichTextCell = (props: ViewProps) => <LongTextCell {...props} value={plainText(props.value)} />;
