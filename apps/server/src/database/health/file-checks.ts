import type { HealthCheck } from './health-check.ts';

/** What the nightly read of all files has found, and files in the drive that nobody could have put there. */
export const fileChecks: readonly HealthCheck[] = [
  {
    name: 'files missing or changed',
    query: `SELECT id, name, problem FROM stored_file WHERE problem IS NOT NULL`,
  },
  {
    name: 'files without content',
    query: `SELECT id, name FROM stored_file WHERE size <= 0 AND owner_resource IS NOT NULL`,
  },
  {
    name: 'drive folders in a circle',
    query: [
      'SELECT i.id FROM drive_item i WHERE NOT EXISTS (SELECT FROM drive_item_lineage l',
      'WHERE l.owner_id = i.id AND l.target_id = i.id)',
      'UNION ALL SELECT l.owner_id FROM drive_item_lineage l JOIN drive_item i ON i.id = l.owner_id',
      'WHERE i.parent_folder_id IS NOT NULL AND l.target_id = i.id AND NOT EXISTS (SELECT FROM drive_item_lineage p',
      'WHERE p.owner_id = i.id AND p.target_id = i.parent_folder_id AND p.position = l.position - 1)',
    ].join(' '),
  },
];
