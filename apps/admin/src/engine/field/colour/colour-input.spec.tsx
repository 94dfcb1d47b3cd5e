import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { f } from '@school/kernel';
import { ColourInput } from './ColourInput.tsx';

const show = (value: unknown, onChange = jest.fn()) => {
  render(<ColourInput field={f.colour({})} name="colour" label="Colour" value={value} onChange={onChange} />);
  const picker = document.querySelector<HTMLInputElement>('input[type="color"]');
  if (!picker) throw new Error('There is no picker.');
  return { picker, onChange };
};

afterEach(cleanup);

it('shows no colour where there is none, and the one that is picked', () => {
  const { picker, onChange } = show(null);
  expect(picker.style.opacity).toBe('0');
  fireEvent.change(picker, { target: { value: '#123456' } });
  expect(onChange).toHaveBeenCalledWith('#123456');
});

it('shows the colour that is there', () => {
  const { picker } = show('#aa0000');
  expect([picker.style.opacity, picker.value]).toEqual(['1', '#aa0000']);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('#aa0000');
});
