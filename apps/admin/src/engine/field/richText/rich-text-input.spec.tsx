import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { showInEngine } from '../../../../test/engine.tsx';
import type { InputProps } from '../field-view.ts';
import { RichTextInput } from './RichTextInput.tsx';

const table =
  '<table><tbody><tr><th colspan="2"><p>Trip</p></th></tr><tr><td><p>Lake</p></td><td><p>900</p></td></tr></tbody></table>';

type Given = Partial<InputProps<'richText'>>;
const given = jest.fn<(value: unknown) => void>();

const Field = (props: Given) => {
  const [value, setValue] = useState<unknown>(props.value ?? null);
  return (
    <>
      <RichTextInput
        name="body"
        label="Text"
        field={{ type: 'richText' }}
        {...props}
        value={value}
        onChange={(changed) => {
          given(changed);
          setValue(changed);
        }}
      />
      <button onClick={() => setValue('<p>From a draft</p>')}>Take the draft</button>
      <button onClick={() => setValue(null)}>Begin anew</button>
    </>
  );
};

const show = async (props: Given): Promise<HTMLElement> => {
  await showInEngine(<Field {...props} />, {});
  return screen.findByRole('textbox', { name: /Text/ }, { timeout: 15_000 });
};

const press = (tool: string): void => void fireEvent.click(screen.getByRole('button', { name: tool }));
const last = (): string => String(given.mock.lastCall?.[0]);

beforeAll(() => {
  // jsdom renders nothing; the editor asks for the cursor position.
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

afterEach(() => {
  cleanup();
  given.mockClear();
});

it('is the editor of react-admin, with our tools and none that the server would take out', async () => {
  const box = await show({ value: '<p>Hello</p>' });
  expect(box.closest('.RaRichTextInput-editorContent')).not.toBeNull();
  const tools = await screen.findByRole('toolbar', { name: 'Formatting' });
  expect(within(tools).getByRole('button', { name: 'Insert table' })).toBeDefined();
  expect(within(tools).queryByRole('button', { name: /image|colou?r/i })).toBeNull();
  expect(given).not.toHaveBeenCalled();
});

it('keeps a table, its head and its wide cells when something else is changed', async () => {
  const box = await show({ value: `<p>Trips</p>${table}` });
  expect(within(box).getByRole('columnheader', { name: 'Trip' })).toBeDefined();
  await screen.findByRole('toolbar');
  press('Block quote');
  await waitFor(() => expect(last()).toContain('<blockquote><p>Trips</p></blockquote>'));
  expect(last()).toMatch(/<th colspan="2"[^>]*><p>Trip<\/p><\/th>/);
  expect(last()).toMatch(/<td[^>]*><p>Lake<\/p><\/td><td[^>]*><p>900<\/p><\/td>/);
});

it('takes changes back one by one, and makes them again', async () => {
  await show({ value: '<p>Hello</p>' });
  await screen.findByRole('toolbar');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  press('Block quote');
  await waitFor(() => expect(last()).toContain('<blockquote><p>Hello</p></blockquote>'));
  press('Undo');
  await waitFor(() => expect(last()).toMatch(/^<p>Hello<\/p>/));
  press('Redo');
  await waitFor(() => expect(last()).toContain('<blockquote><p>Hello</p></blockquote>'));
});

it('shows what is set from outside without calling it a change, and gives nothing for an emptied text', async () => {
  const box = await show({ value: '<p>Hello</p>' });
  press('Take the draft');
  await waitFor(() => expect(box.textContent).toBe('From a draft'));
  press('Begin anew');
  await waitFor(() => expect(box.textContent).toBe(''));
  expect(given).not.toHaveBeenCalled();
  await screen.findByRole('toolbar');
  press('Bulleted list');
  await waitFor(() => expect(given).toHaveBeenLastCalledWith(null));
  expect(within(box).getByRole('listitem')).toBeDefined();
});

it('tells its mistake as the description of its box, and counts its letters', async () => {
  const box = await show({
    value: '<p>Hello</p>',
    error: 'Text is too long',
    required: true,
    field: { type: 'richText', max: 4 },
  });
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Text is too long');
  expect(described?.textContent).toContain('5');
});

it('is only read without tools', async () => {
  const box = await show({ value: '<p>Hello</p>', readOnly: true });
  expect(box.getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
