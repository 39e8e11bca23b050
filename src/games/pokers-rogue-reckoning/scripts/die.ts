import { installDie } from "../../../table/pieces/die";

installDie();
