import type { AnyResource } from '@school/kernel';
import { useParams } from 'react-router-dom';
import { screenPath } from '../catalogue/paths.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useRecord } from '../record/use-record.ts';
import { useEnvironment } from '../environment/environment.ts';
import { ResumeNote } from '../form/steps/ResumeNote.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { showsOwn } from '../environment/own-section.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { Problem } from '../page/Problem.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { useRecent } from '../palette/use-recent.ts';
import { titleOf } from '../field/title-of.ts';
import { RecordHead } from './RecordHead.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { ShowContexts } from './ShowContexts.tsx';
import { ShowActions } from './ShowActions.tsx';
import { StateChips } from '../record/StateChips.tsx';
import { StateTimeline } from './StateTimeline.tsx';
import { Summary } from './Summary.tsx';

/** Everything about one record, for reading and printing. */
export const ShowScreen = ({ resource }: { readonly resource: AnyResource }) => {
  const words = useWords();
  const params = useParams();
  const { actor } = useEnvironment();
  const { data: record, error, refetch } = useRecord(resource, undefined, true);
  const title = (record && titleOf(resource, record)) ?? words.one(resource);
  usePageTitle(title);
  useRecent(resource, record, title);
  if (error)
    return (
      <Problem
        title={title}
        error={error}
        back={screenPath(resource, 'list', params)}
        onRetry={() => void refetch()}
      />
    );
  if (!record) return <FormSkeleton />;
  return (
    <ShowContexts resource={resource} record={record}>
      <>
        <PageHeader
          title={title}
          beside={<StateChips resource={resource} record={record} />}
          under={<Summary resource={resource} record={record} />}
          actions={<ShowActions key={Object.values(params).join()} resource={resource} record={record} />}
        />
        {resource.contributed?.summary ? <RecordHead resource={resource} record={record} /> : null}
        {resource.form?.resume ? <ResumeNote resource={resource} record={record} /> : null}
        {(resource.notices ?? []).filter(showsOwn(actor, 'show')).map((own) => (
          <OwnSectionPart key={own.key} own={own} record={record} values={record} />
        ))}
        {resource.lifecycle ? <StateTimeline resource={resource} record={record} /> : null}
        <RecordTabs key={record.id} resource={resource} record={record} />
      </>
    </ShowContexts>
  );
};
