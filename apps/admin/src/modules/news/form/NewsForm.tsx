import type { NewsItem } from '@school/domain';
import { Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldInput } from '../../../engine/field/FieldInput.tsx';
import { LeaveQuestion } from '../../../engine/form/LeaveQuestion.tsx';
import { FormCard } from '../../../engine/own-screen/FormCard.tsx';
import { AttachmentsInput } from './AttachmentsInput.tsx';
import { AudienceTicks } from './AudienceTicks.tsx';
import { NewsPlacing } from './NewsPlacing.tsx';
import { useNewsForm } from './use-news-form.ts';

/** Writes a new announcement, or changes one. */
export const NewsForm = ({ item }: { readonly item?: NewsItem }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { content } = useEnvironment().catalogue.resource('news').fields;
  const { fields, files, busy, submit, blocker, titleBox, holdContent } = useNewsForm(item);
  const { input, change, problemOf } = fields;
  return (
    <>
      <FormCard
        title={translate(item ? 'news.edit' : 'news.create')}
        onSubmit={submit}
        buttons={
          <>
            <Button disabled={busy} onClick={() => void navigate('/news')}>
              {translate('news.form.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={files.isBusy}>
              {translate(item ? 'news.form.update' : 'news.form.create')}
            </Button>
          </>
        }
      >
        <TextField
          label={translate('news.form.title')}
          required
          fullWidth
          value={input.title}
          onChange={({ target }) => change({ title: target.value })}
          error={Boolean(problemOf('title'))}
          helperText={problemOf('title')}
          inputRef={titleBox}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {content ? (
          <FieldInput
            field={content}
            name="content"
            label={translate('news.form.content')}
            value={input.content}
            onChange={(text) => change({ content: typeof text === 'string' ? text : null })}
            error={problemOf('content')}
            inputRef={holdContent}
            required
          />
        ) : null}
        <AudienceTicks
          value={input.audiences}
          onChange={(audiences) => change({ audiences })}
          error={problemOf('audiences')}
        />
        <NewsPlacing input={input} change={change} />
        <AttachmentsInput {...files} />
      </FormCard>
      <LeaveQuestion blocker={blocker} />
    </>
  );
};
