import { PageHeading } from '@/ui/PageHeading';

export function Component() {
  return <PageHeading>History</PageHeading>;
}
