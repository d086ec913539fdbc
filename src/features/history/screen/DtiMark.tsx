import { markOf } from './dtiShapes';

/** The mark of an underwriting system in the plot. */
export function DtiMark({ service }: { readonly service: string }) {
  const { d, color } = markOf(service);
  return <path d={d} fill={color} />;
}
