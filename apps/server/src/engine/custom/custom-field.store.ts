import type { CustomDefinition } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** Active fields that the institution has added to records of an owner (`EMPLOYEE`), in order. */
export const customDefinitions = (
  connection: Pick<Connection, 'query'>,
  owner: string,
): Promise<CustomDefinition[]> =>
  connection.query<CustomDefinition>({
    name: 'custom_definitions',
    text: `SELECT d.id::float8 AS id, d.name, d.input_type AS "inputType", d.mandatory,
        coalesce((SELECT json_agg(o.label ORDER BY o.position, o.id) FROM custom_field_option o
          WHERE o.custom_field_definition_id = d.id), '[]') AS options,
        g.name AS "group", g.place::float8 AS "groupPlace"
      FROM custom_field_definition d
      LEFT JOIN LATERAL (SELECT g.name, g.priority * 1e12 + g.id AS place
        FROM record_group g JOIN record_group_details m ON m.owner_id = g.id
        WHERE m.target_id = d.id AND g.active AND NOT g.archived ORDER BY g.priority, g.id LIMIT 1) g ON true
      WHERE d.owner_entity = $1 AND d.active AND NOT d.archived ORDER BY d.priority, d.id`,
    most: 5_000,
    values: [owner],
  });
