import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import type { FileResults as Results } from '@/domain/filePage/fileResults';
import { ColumnHeadings } from '@/ui/listParts';
import { FigureText } from './FigureText';
import { FileSection } from './FileSection';
import { FileTable } from './FileTable';

/** The results of the run in use: a row per fact, a column per service. */
export const FileResults = ({ results: { requestId, services, rows } }: { readonly results: Results }) => (
  <FileSection heading={filePageTexts.results(requestId)}>
    <Facts>
      <caption>{filePageTexts.results(requestId)}</caption>
      <ColumnHeadings headings={[filePageTexts.fact, ...services]} />
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, index) => (
              <td key={index} data-label={services[index]}>
                <FigureText figure={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Facts>
  </FileSection>
);

/** Columns of equal width for the services. */
const Facts = styled(FileTable)`
  table-layout: fixed;

  > thead > tr > th:first-child {
    width: 160px;
  }
`;
