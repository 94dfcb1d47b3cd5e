import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { AnyField } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { FieldInput } from '../FieldInput.tsx';

const Typed = ({ field, kept }: { readonly field: AnyField; readonly kept: unknown[] }) => {
  const [value, setValue] = useState<unknown>(null);
  return (
    <FieldInput
      field={field}
      name="days"
      label="Days"
      value={value}
      onChange={(next) => {
        kept.push(next);
        setValue(next);
      }}
    />
  );
};

afterEach(cleanup);

it.each([
  // The stored value has all its decimals, so that retyping it is not a change.
  ['decimal', { type: 'decimal', scale: 1 }, '20', '20.0', '20.0'],
  ['decimal', { type: 'decimal', scale: 1 }, '1.007,5', '1007.5', '1,007.5'],
  ['percentage', { type: 'percent' }, '12,5', '12.5000', '12.5'],
  // Refused, so neither rounded nor padded.
  ['decimal with too many decimals', { type: 'decimal', scale: 1 }, '1.25', '1.25', '1.25'],
  ['amount with too many decimals', { type: 'money', level: 'finance' }, '5.555', '5.555', '5.555'],
  ['word', { type: 'decimal', scale: 1 }, 'much', 'much', 'much'],
] as [string, AnyField, string, string, string][])(
  'a typed %s is kept as it is stored',
  async (_, field, text, stored, shown) => {
    const kept: unknown[] = [];
    await showInEngine(<Typed field={field} kept={kept} />, {});
    const box = await screen.findByLabelText('Days');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: text } });
    expect(kept.at(-1)).toBe(stored);
    fireEvent.blur(box);
    expect((box as HTMLInputElement).value).toBe(shown);
  },
);
