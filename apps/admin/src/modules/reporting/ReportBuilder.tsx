import { Box } from '@mui/material';
import { may, type AnyResource, type ReportQuestion } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useEnvironment } from '../../engine/environment/environment.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { ChooseResource } from './ChooseResource.tsx';
import { Part, QuestionEditor } from './QuestionEditor.tsx';

/** The subject of a report, in its address: `/custom_reports/generate/student`. */
const presetIn = (pathname: string): string | undefined => /\/generate\/(\w+)$/.exec(pathname)?.[1];

/** Builds a report: its subject, columns, rows and order, with the first resulting rows. */
export const ReportBuilder = ({ values }: OwnSectionProps) => {
  const translate = useTranslate();
  const { catalogue, actor } = useEnvironment();
  const { setValue } = useFormContext();
  const { pathname } = useLocation();
  const given = values['question'] as Partial<ReportQuestion> | null | undefined;
  const of = given?.of;
  const readable = useCallback(({ access }: AnyResource): boolean => may(actor, access, 'read'), [actor]);
  const write = (question: object): void => setValue('question', question, { shouldDirty: true });
  const preset = presetIn(pathname);
  useEffect(() => {
    if (of !== undefined || preset === undefined || !catalogue.has(preset)) return;
    if (readable(catalogue.resource(preset))) write({ of: preset });
  });
  const resource = of !== undefined && catalogue.has(of) ? catalogue.resource(of) : undefined;
  return (
    <Box>
      <Part title={translate('reporting.about')}>
        <ChooseResource
          label={translate('reporting.resource')}
          value={of}
          among={readable}
          onChange={(next) => write(next === undefined ? {} : { of: next })}
        />
      </Part>
      {resource && given ? (
        <Suspense fallback={null}>
          <QuestionEditor
            key={resource.key}
            resource={resource}
            question={{ ...given, of: resource.key }}
            onChange={(changes) => write({ ...given, ...changes })}
          />
        </Suspense>
      ) : null}
    </Box>
  );
};
