interface FooterLineProps {
  readonly homeUrl: string;
  readonly supportPhone: string;
}

/** Where help is to be had: the same place on every screen. */
export const FooterLine = ({ homeUrl, supportPhone }: FooterLineProps) => (
  <>
    <a href={homeUrl}>Loan origination system</a> · Support {supportPhone} · Version {__APP_VERSION__} ({__APP_COMMIT__}
    )
  </>
);
