import type { Work } from '../../engine/behaviour.ts';

/** Name of whoever writes, as records keep it. */
export const writerName = async ({ context, transaction }: Work): Promise<string> => {
  const [row] = await transaction.query<{ name: string }>({
    name: 'writer_name',
    text: `select left(coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), username), 200) as name
       from "user" where id = $1`,
    values: [context.actor.id],
  });
  return row?.name ?? '';
};
