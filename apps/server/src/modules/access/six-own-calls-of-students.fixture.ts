/** What only students do, each for themselves. */
export const callsOfStudents: readonly string[] = [
  'POST /setup/v1/OnlineExam/:exam/answer',
  'GET /setup/v1/OnlineExam/:exam/mine',
  'GET /setup/v1/OnlineExam/:exam/paper',
  'POST /setup/v1/OnlineExam/:exam/start',
  'POST /setup/v1/OnlineExam/:exam/submit',
];
