import { Box, Paper } from '@mui/material';
import { may, readQuestion, type AnyResource, type ReportQuestion } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useState } from 'react';
import { useWords } from '../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { ReportActions } from '../../engine/report/ReportActions.tsx';
import { ChooseResource } from './ChooseResource.tsx';
import { useQuestionWords } from './OwnReportTable.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';

interface TakeProps {
  readonly resource: AnyResource;
  readonly question: ReportQuestion;
}

const Take = ({ resource, question }: TakeProps) => {
  const names = useWords();
  const words = useQuestionWords(resource, question, names.many(resource));
  return (
    <ReportActions
      path="/setup/v1/report/own"
      query={{ question: JSON.stringify(question), words: words.sent }}
      name={words.title}
      disabled={false}
    />
  );
};

/** Rows and columns of any list as a file, without saving the query. */
export const NewExport = () => {
  const translate = useTranslate();
  const { actor, catalogue } = useEnvironment();
  const [given, setGiven] = useState<Partial<ReportQuestion>>({});
  const mayExport = useCallback(
    ({ access }: AnyResource): boolean => may(actor, access, 'read') && may(actor, access, 'export'),
    [actor],
  );
  const resource = given.of === undefined ? undefined : catalogue.resource(given.of);
  const question = readQuestion(given);
  return (
    <>
      <PageHeader
        title={translate('reporting.export.title')}
        actions={
          resource && question ? (
            <Suspense fallback={null}>
              <Take key={resource.key} resource={resource} question={question} />
            </Suspense>
          ) : null
        }
      />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Box sx={{ mb: 3, maxWidth: 640 }}>
          <ChooseResource
            label={translate('reporting.resource')}
            value={given.of}
            among={mayExport}
            onChange={(of) => setGiven(of === undefined ? {} : { of })}
          />
        </Box>
        {resource ? (
          <Suspense fallback={null}>
            <QuestionEditor
              key={resource.key}
              resource={resource}
              question={{ ...given, of: resource.key }}
              onChange={(changes) => setGiven((now) => ({ ...now, ...changes }))}
            />
          </Suspense>
        ) : null}
      </Paper>
    </>
  );
};
