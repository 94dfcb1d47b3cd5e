import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { showInEngine } from '../../../test/engine.tsx';
import { LikelyDuplicates } from './LikelyDuplicates.tsx';

const pupil = defineResource('pupil', {
  module: 'office',
  label: ['Pupil', 'Pupils'],
  api: 'setup/v1/Pupil',
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'] },
  alike: [['name']],
  access: masterData('Office'),
});

/** A form that re-reads changed data after saving, as all do. */
const Form = ({ onSave }: { readonly onSave: () => void }) => {
  const client = useQueryClient();
  const save = async (): Promise<void> => {
    onSave();
    await client.invalidateQueries();
  };
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <LikelyDuplicates resource={pupil} />
        <input aria-label="Name" {...form.register('name')} />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
};

afterEach(cleanup);

it('what has just been saved is no duplicate of itself', async () => {
  let saved = false;
  const { sent } = await showInEngine(
    <Form
      onSave={() => {
        saved = true;
      }}
    />,
    {
      resources: [pupil],
      answers: {
        'setup/v1/Pupil/alike': () =>
          new Response(
            JSON.stringify({ success: true, data: saved ? [{ id: 1, label: 'Zara' }] : [], message: '' }),
          ),
      },
    },
  );
  const asked = (): number => sent.filter(({ path }) => path.includes('alike')).length;
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Zara' } });
  await waitFor(() => expect(asked()).toBe(1), { timeout: 3000 });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toBe(true));
  await new Promise((done) => setTimeout(done, 800));
  expect([asked(), screen.queryByText('Possible duplicate:')]).toEqual([1, null]);
});
