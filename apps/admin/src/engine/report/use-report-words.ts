import { shownColumns, type Report } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { currentLanguage } from '../../i18n/current-language.ts';
import { useWords } from '../catalogue/use-words.ts';
import { useSentValues } from './use-column-word.ts';

/** The name of a report in the user's language. */
export interface ReportWords {
  readonly title: string;
  readonly column: (key: string) => string;
  readonly parameter: (key: string) => string;
  /** What is said below a parameter's input, if anything. */
  readonly help: (key: string) => string | undefined;
  readonly total: string;
  /** The same for files and printouts, which the server generates. */
  readonly sent: string;
}

export const useReportWords = (report: Report): ReportWords => {
  const words = useWords();
  const translate = useTranslate();
  const sentValues = useSentValues();
  const title = words.say(`reports.${report.key}`, report.label);
  const column = (key: string): string =>
    words.say(
      `reports.${report.key}.columns.${key}`,
      words.say(`reports.columns.${report.columns[key]?.label ?? key}`, report.columns[key]?.label ?? key),
    );
  const parameter = (key: string): string => {
    const field = report.parameters[key];
    const english = words.part('', key, field);
    return words.say(
      `reports.${report.key}.parameters.${key}`,
      words.say(`reports.columns.${english}`, english),
    );
  };
  const help = (key: string): string | undefined => {
    const english = report.parameters[key]?.help;
    return english === undefined ? undefined : words.say(`reports.${report.key}.help.${key}`, english);
  };
  const total = translate('engine.report.total');
  const sent = JSON.stringify({
    title,
    ...Object.fromEntries(shownColumns(report).map(([key]) => [`columns.${key}`, column(key)])),
    ...Object.fromEntries(Object.keys(report.parameters).map((key) => [`parameters.${key}`, parameter(key)])),
    ...sentValues(shownColumns(report).map(([, one]) => one)),
    total,
    asOf: translate('engine.report.asOf'),
    yes: translate('engine.flag.yes', { _: 'Yes' }),
    no: translate('engine.flag.no', { _: 'No' }),
    page: translate('engine.page.of', { page: '{page}', pages: '{pages}' }),
    language: currentLanguage().tag,
  });
  return { title, column, parameter, help, total, sent };
};
