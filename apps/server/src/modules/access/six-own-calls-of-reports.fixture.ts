/** Reports that people put together; those that are saved are for the staff. */
export const callsOfReports = {
  everybody: ['GET /setup/v1/ownReport', 'GET /setup/v1/report/:key', 'GET /setup/v1/view/:key'],
  staff: ['GET /setup/v1/ownReport/:id'],
} as const;
