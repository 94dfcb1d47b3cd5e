/** Hand-written calls of online exams for those who set them. */
export const callsOfExamSetters: readonly string[] = [
  'GET /setup/v1/OnlineExam/:exam/marking',
  'POST /setup/v1/OnlineExam/:exam/marks',
  'POST /setup/v1/OnlineExam/:id/sheet',
  'GET /setup/v1/QuestionCategory/:id/export',
  'POST /setup/v1/QuestionCategory/package',
];
