import { installDie } from "../../../table/die-script";

installDie();
