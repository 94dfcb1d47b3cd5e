import type { Connection } from '../../platform/database/database.ts';

/** Locks a supplier, so that two payments are never both the last one. @returns its name */
export const holdSupplier = async (connection: Connection, id: number): Promise<string> => {
  const [row] = await connection.query<{ name: string }>({
    name: 'supplier_hold',
    text: 'select name from supplier where id = $1 for no key update',
    values: [id],
  });
  return row?.name ?? '';
};
