/** Texts of the specification that are shown without a configuration. */
export const DEPLOYMENT_ERROR = 'Deployment Error!';
export const CONFIG_NOT_FETCHED = 'Error fetching the config file.';
